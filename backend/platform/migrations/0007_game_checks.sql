CREATE TABLE "game_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"game_session_id" uuid NOT NULL,
	"played_ms" bigint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"rests_until" timestamp with time zone NOT NULL,
	CONSTRAINT "game_checks_rest" CHECK ("game_checks"."rests_until" >= "game_checks"."answered_at")
);
--> statement-breakpoint
CREATE TABLE "reported_activity" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_file" (
	"person" text NOT NULL,
	"operator" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "activity_file_person_operator_pk" PRIMARY KEY("person","operator")
);
--> statement-breakpoint
ALTER TABLE "game_checks" ADD CONSTRAINT "game_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_checks" ADD CONSTRAINT "game_checks_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_activity" ADD CONSTRAINT "reported_activity_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_checks_latest" ON "game_checks" USING btree ("player_id","answered_at");--> statement-breakpoint
CREATE INDEX "game_acts_session" ON "game_acts" USING btree ("game_session_id","acted_at");--> statement-breakpoint
CREATE INDEX "game_sessions_latest" ON "game_sessions" USING btree ("player_id","opened_at");