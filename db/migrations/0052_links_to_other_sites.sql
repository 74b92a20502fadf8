CREATE TABLE "outside_link" (
	"key" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"run" integer NOT NULL,
	"state" text,
	"status" integer,
	"checked_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outside_link_due" ON "outside_link" USING btree ("due_at");