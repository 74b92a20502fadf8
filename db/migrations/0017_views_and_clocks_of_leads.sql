CREATE TABLE "staff_view" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "merged_into" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_view_name" ON "staff_view" USING btree ("owner","list","name");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_merged_into_lead_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_due" ON "lead" USING btree ("due_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "lead_merged" ON "lead" USING btree ("merged_into") WHERE merged_into is not null;