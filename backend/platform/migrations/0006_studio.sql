CREATE TABLE "studio_keys" (
	"supplier" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"player" text NOT NULL,
	"slug" text NOT NULL,
	"request_id" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"configuration" text NOT NULL,
	"bets" jsonb NOT NULL,
	"draw" jsonb NOT NULL,
	"acts" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"is_shown" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_rounds_wish" UNIQUE("session_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "studio_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"mode" text NOT NULL,
	"player" text NOT NULL,
	"slug" text NOT NULL,
	"launch" jsonb NOT NULL,
	"stakes" jsonb NOT NULL,
	"highest_stake" bigint NOT NULL,
	"configuration" text NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_sessions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "studio_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bet_id" uuid,
	"act" jsonb,
	"amount" bigint NOT NULL,
	"closes" boolean NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD CONSTRAINT "studio_rounds_session_id_studio_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."studio_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_transactions" ADD CONSTRAINT "studio_transactions_round_id_studio_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."studio_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_current" ON "studio_rounds" USING btree ("player","slug") WHERE "studio_rounds"."state" <> 'VOID' and not "studio_rounds"."is_shown";--> statement-breakpoint
CREATE INDEX "studio_rounds_latest" ON "studio_rounds" USING btree ("player","slug","started_at");--> statement-breakpoint
CREATE INDEX "studio_rounds_left" ON "studio_rounds" USING btree ("changed_at") WHERE "studio_rounds"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "studio_sessions_age" ON "studio_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "studio_transactions_due" ON "studio_transactions" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "studio_transactions_round" ON "studio_transactions" USING btree ("round_id");