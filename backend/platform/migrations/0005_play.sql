CREATE TABLE "game_acts" (
	"supplier" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"player_id" uuid NOT NULL,
	"game_session_id" uuid NOT NULL,
	"bet_id" uuid,
	"round" text NOT NULL,
	"closes_round" boolean NOT NULL,
	"game_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_free" boolean NOT NULL,
	"is_promotion" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"reference_id" text,
	"acted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_acts_supplier_id_pk" PRIMARY KEY("supplier","id"),
	CONSTRAINT "game_acts_not_negative" CHECK ("game_acts"."amount" >= 0),
	CONSTRAINT "game_acts_of_something" CHECK (("game_acts"."kind" = 'BET' AND "game_acts"."bet_id" IS NULL) OR "game_acts"."kind" = 'WIN'
        OR ("game_acts"."kind" = 'ROLLBACK' AND "game_acts"."bet_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"supplier" text NOT NULL,
	"token_hash" text NOT NULL,
	"site_id" text NOT NULL,
	"game_id" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_bet_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "game_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "game_sessions_ended" CHECK (("game_sessions"."ended_at" IS NULL) = ("game_sessions"."end_reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "game_acts" ADD CONSTRAINT "game_acts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_acts" ADD CONSTRAINT "game_acts_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_acts_of_bet" ON "game_acts" USING btree ("supplier","bet_id");--> statement-breakpoint
CREATE INDEX "game_acts_round" ON "game_acts" USING btree ("player_id","supplier","round");--> statement-breakpoint
CREATE INDEX "game_sessions_open" ON "game_sessions" USING btree ("player_id") WHERE ended_at IS NULL;
--> statement-breakpoint
-- What suppliers told, and were answered, is evidence like the ledger.
CREATE TRIGGER game_acts_append_only BEFORE UPDATE OR DELETE ON game_acts
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
