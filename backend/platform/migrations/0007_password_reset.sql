CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"email_hash" text NOT NULL,
	"player_id" uuid,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"key_hash" text,
	"key_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_subject" ON "password_resets" USING btree ("subject","asked_at");--> statement-breakpoint
CREATE INDEX "password_resets_player" ON "password_resets" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_key" ON "password_resets" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "password_resets_age" ON "password_resets" USING btree ("asked_at");