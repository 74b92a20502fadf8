CREATE TABLE "feed_answer" (
	"address" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb,
	"digest" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL,
	"problem" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_picture" (
	"digest" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"bytes" "bytea",
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "feed_answer_asked" ON "feed_answer" USING btree ("asked_at");