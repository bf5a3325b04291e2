CREATE TABLE "document_files" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"sub_type" text,
	"state" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "handed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_files_document" ON "document_files" USING btree ("player_id","document_type");--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_once" ON "document_files" USING btree ("player_id","document_type","digest") WHERE state = 'UPLOADED';--> statement-breakpoint
CREATE INDEX "document_requests_review" ON "document_requests" USING btree ("handed_in_at") WHERE status = 'UNDER_REVIEW';