CREATE TABLE "consent_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"choice" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_text" (
	"version" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"first_answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_proof" ADD CONSTRAINT "consent_proof_version_consent_text_version_fk" FOREIGN KEY ("version") REFERENCES "public"."consent_text"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_proof_answered_at" ON "consent_proof" USING btree ("answered_at");