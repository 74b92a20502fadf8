ALTER TABLE "form" ADD COLUMN "plan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "plan" jsonb;