CREATE TABLE "questionnaire_decisions" (
	"answer_id" bigint PRIMARY KEY NOT NULL,
	"accepted" boolean NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "desk_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"role" text NOT NULL,
	"path" text NOT NULL,
	"said" jsonb NOT NULL,
	"status" integer
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_staff" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL
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
ALTER TABLE "withdrawals" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "questionnaire_decisions" ADD CONSTRAINT "questionnaire_decisions_answer_id_questionnaire_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."questionnaire_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_decisions" ADD CONSTRAINT "document_decisions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_email_desk_staff_email_fk" FOREIGN KEY ("email") REFERENCES "public"."desk_staff"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_decisions_document" ON "document_decisions" USING btree ("player_id","document_type","id");--> statement-breakpoint
CREATE INDEX "document_decisions_at" ON "document_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "identity_checks_player" ON "identity_checks" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_checks_silent" ON "identity_checks" USING btree ("created_at") WHERE state in ('OPEN', 'SUBMITTED');--> statement-breakpoint
CREATE INDEX "desk_acts_by" ON "desk_acts" USING btree ("by","id");--> statement-breakpoint
CREATE INDEX "desk_sessions_age" ON "desk_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "provider_checks_queue" ON "provider_checks" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "provider_checks_due" ON "provider_checks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "provider_checks_age" ON "provider_checks" USING btree ("created_at");