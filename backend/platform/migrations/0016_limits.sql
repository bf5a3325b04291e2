CREATE TABLE "limit_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"change" text NOT NULL,
	"from_amount" bigint,
	"to_amount" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "limit_refusals" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "loosened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "pending_amount" bigint;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "pending_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "pending_needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_refusals" ADD CONSTRAINT "limit_refusals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_changes_player" ON "limit_changes" USING btree ("player_id","id");--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_pending" CHECK ("player_limits"."pending_amount" IS NULL
        OR ("player_limits"."pending_from" IS NOT NULL AND "player_limits"."pending_amount" > "player_limits"."limit_amount"));--> statement-breakpoint
-- What was done to a limit is evidence: it is added to, never rewritten.
CREATE TRIGGER limit_changes_append_only BEFORE UPDATE OR DELETE ON limit_changes
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
