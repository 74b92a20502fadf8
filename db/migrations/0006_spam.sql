CREATE TABLE "spent_challenge" (
	"signature" text PRIMARY KEY NOT NULL,
	"submission_key" text NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_run" ALTER COLUMN "report" SET DEFAULT '{"added":[],"changed":[],"gone":[],"marked":[]}'::jsonb;--> statement-breakpoint
CREATE INDEX "spent_challenge_age" ON "spent_challenge" USING btree ("spent_at");