CREATE TABLE "electric_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"asker" text NOT NULL,
	"remote_ids" text[] DEFAULT '{}' NOT NULL,
	"status" integer,
	"answer" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "electric_request_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "electric_request_asker" ON "electric_request" USING btree ("asker");--> statement-breakpoint
CREATE INDEX "electric_request_asked_at" ON "electric_request" USING btree ("asked_at");