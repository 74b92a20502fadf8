CREATE TABLE "comment_notice" (
	"thread_id" integer NOT NULL,
	"person" integer NOT NULL,
	"from_comment" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_notice_thread_id_person_pk" PRIMARY KEY("thread_id","person")
);
--> statement-breakpoint
CREATE TABLE "comment_thread" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"block_id" text NOT NULL,
	"group_id" text DEFAULT '' NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"resolved_name" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_comment" (
	"id" serial PRIMARY KEY NOT NULL,
	"thread_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"key" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "comment_notice" ADD CONSTRAINT "comment_notice_thread_id_comment_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comment_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_thread" ADD CONSTRAINT "comment_thread_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_thread_id_comment_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comment_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comment" ADD CONSTRAINT "page_comment_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_thread_page" ON "comment_thread" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_comment_key" ON "page_comment" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "page_comment_thread" ON "page_comment" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "page_comment_page" ON "page_comment" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_comment_mentions" ON "page_comment" USING gin ("mentions" jsonb_path_ops);