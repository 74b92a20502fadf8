DROP INDEX "vehicle_dealer";--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_file_folder" ON "media_file" USING btree ("folder_id","id");--> statement-breakpoint
CREATE INDEX "vehicle_retailer" ON "vehicle" USING btree ("dealer_code","is_published","status");