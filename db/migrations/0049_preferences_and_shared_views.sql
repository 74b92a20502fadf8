CREATE TABLE "staff_preference" (
	"owner" text PRIMARY KEY NOT NULL,
	"are_keys_off" boolean DEFAULT false NOT NULL,
	"lists" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_view" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;