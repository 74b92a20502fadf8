ALTER TABLE "page" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_draft" DROP COLUMN "version";