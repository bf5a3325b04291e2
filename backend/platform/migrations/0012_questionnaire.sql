CREATE TABLE "questionnaire_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questionnaire_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"occupation" text NOT NULL,
	"source_of_funds" text NOT NULL,
	"salary_range_id" integer NOT NULL,
	"salary_from" bigint NOT NULL,
	"salary_to" bigint,
	"currency" text NOT NULL,
	"place_of_birth" text,
	"nationality" text,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_answers_player" ON "questionnaire_answers" USING btree ("player_id","id");