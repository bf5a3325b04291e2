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
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_player" ON "support_conversations" USING btree ("player_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_secret" ON "support_conversations" USING btree ("secret_hash") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "support_conversations_of_player" ON "support_conversations" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "support_conversations_of_secret" ON "support_conversations" USING btree ("secret_hash","created_at");--> statement-breakpoint
CREATE INDEX "support_conversations_desk" ON "support_conversations" USING btree ("status","last_message_at");--> statement-breakpoint
CREATE INDEX "support_conversations_age" ON "support_conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_once" ON "support_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "support_messages_order" ON "support_messages" USING btree ("conversation_id","id");