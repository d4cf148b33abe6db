-- While a row is there, mails wait: a restore puts it in, and an operator's decision takes it out.
CREATE TABLE "mail_holds" (
    "backup_of" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_holds_pkey" PRIMARY KEY ("backup_of")
);
