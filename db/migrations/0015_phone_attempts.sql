CREATE TABLE "phone_attempt" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number_digest" text NOT NULL,
	"address_digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "phone_attempt_number" ON "phone_attempt" USING btree ("number_digest","at");--> statement-breakpoint
CREATE INDEX "phone_attempt_address" ON "phone_attempt" USING btree ("address_digest","at");--> statement-breakpoint
CREATE INDEX "phone_attempt_at" ON "phone_attempt" USING btree ("at");