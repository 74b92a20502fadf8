ALTER TABLE "api_token" ADD COLUMN "created_by_user" integer;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_created_by_user_staff_user_id_fk" FOREIGN KEY ("created_by_user") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_session_id" ON "staff_session" USING btree ("id");--> statement-breakpoint
UPDATE "api_token" SET "created_by_user" = "staff_user"."id" FROM "audit_entry", "staff_user"
WHERE "audit_entry"."action" = 'token.created' AND "audit_entry"."subject" = "api_token"."id"::text AND "audit_entry"."actor_id" = 'user:' || "staff_user"."id";
