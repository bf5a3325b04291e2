CREATE TABLE "document_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"reason" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"reference" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"check_at" text NOT NULL,
	"state" text NOT NULL,
	"holds_request" boolean DEFAULT false NOT NULL,
	"return_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "identity_checks_check_id_unique" UNIQUE("check_id")
);
--> statement-breakpoint
CREATE TABLE "provider_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_reference" text NOT NULL,
	"merchant_name" text NOT NULL,
	"language" text NOT NULL,
	"return_path" text NOT NULL,
	"status" text NOT NULL,
	"shown" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"event_id" text NOT NULL,
	"to_send" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "provider_checks_merchant_reference_unique" UNIQUE("merchant_reference")
);
--> statement-breakpoint
ALTER TABLE "document_decisions" ADD CONSTRAINT "document_decisions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_decisions_document" ON "document_decisions" USING btree ("player_id","document_type","id");--> statement-breakpoint
CREATE INDEX "document_decisions_at" ON "document_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "identity_checks_player" ON "identity_checks" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_checks_silent" ON "identity_checks" USING btree ("created_at") WHERE state in ('OPEN', 'SUBMITTED');--> statement-breakpoint
CREATE INDEX "provider_checks_queue" ON "provider_checks" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "provider_checks_due" ON "provider_checks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "provider_checks_age" ON "provider_checks" USING btree ("created_at");