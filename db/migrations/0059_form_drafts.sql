ALTER TABLE "form" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "form_version" ADD COLUMN "author" text DEFAULT '' NOT NULL;