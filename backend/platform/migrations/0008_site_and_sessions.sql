CREATE TABLE "crm_inboxes" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crm_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"path" text,
	"topic" text,
	"player_id" uuid,
	"language" text,
	"market" text,
	"brand" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crm_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "crm_readings" (
	"message_id" bigint NOT NULL,
	"player_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "crm_readings_message_id_player_id_pk" PRIMARY KEY("message_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "support_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" text,
	"secret_hash" text,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"market" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"read_up_to" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"client_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "terms_acceptances_player";--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "destination_hash" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "brand" text DEFAULT 'northlight' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "phone_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_authorizations" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_readings" ADD CONSTRAINT "crm_readings_message_id_crm_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."crm_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_inboxes_age" ON "crm_inboxes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "crm_messages_age" ON "crm_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_player" ON "support_conversations" USING btree ("player_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_secret" ON "support_conversations" USING btree ("secret_hash") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "support_conversations_of_player" ON "support_conversations" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "support_conversations_of_secret" ON "support_conversations" USING btree ("secret_hash","created_at");--> statement-breakpoint
CREATE INDEX "support_conversations_desk" ON "support_conversations" USING btree ("status","last_message_at");--> statement-breakpoint
CREATE INDEX "support_conversations_age" ON "support_conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_once" ON "support_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "support_messages_order" ON "support_messages" USING btree ("conversation_id","id");--> statement-breakpoint
-- Consent that was sent twice was on record twice; the first counts.
DELETE FROM "terms_acceptances" later USING "terms_acceptances" earlier
WHERE earlier.player_id = later.player_id AND earlier.version = later.version AND earlier.id < later.id;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_once" ON "terms_acceptances" USING btree ("player_id","version");