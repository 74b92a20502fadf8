ALTER TABLE "customer_order" ADD COLUMN "contents" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "stages" jsonb DEFAULT '{}'::jsonb NOT NULL;