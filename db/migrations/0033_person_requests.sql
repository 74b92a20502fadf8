CREATE TABLE "person_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "person_request_of" ON "person_request" USING btree ("email","kind");