CREATE TABLE "bulk_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"actor_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_change_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "bulk_change_car" (
	"change_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_change_car_change_id_vehicle_id_pk" PRIMARY KEY("change_id","vehicle_id")
);
--> statement-breakpoint
ALTER TABLE "bulk_change_car" ADD CONSTRAINT "bulk_change_car_change_id_bulk_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_actor" ON "bulk_change" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "bulk_change_at" ON "bulk_change" USING btree ("at");