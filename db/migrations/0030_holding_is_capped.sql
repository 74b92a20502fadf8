ALTER TABLE "checkout" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "contacts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "held_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "held_until" timestamp (3) with time zone;