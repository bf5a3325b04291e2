CREATE TABLE "questionnaire_decisions" (
	"answer_id" bigint PRIMARY KEY NOT NULL,
	"accepted" boolean NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
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
ALTER TABLE "document_requests" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "questionnaire_decisions" ADD CONSTRAINT "questionnaire_decisions_answer_id_questionnaire_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."questionnaire_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_email_desk_staff_email_fk" FOREIGN KEY ("email") REFERENCES "public"."desk_staff"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_acts_by" ON "desk_acts" USING btree ("by","id");--> statement-breakpoint
CREATE INDEX "desk_sessions_age" ON "desk_sessions" USING btree ("ends_at");