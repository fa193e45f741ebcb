import { Module } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { type AdminEnv, encryptionOfMails } from '../../env.js';
import { MailRelay } from './mail-relay.js';
import { MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

/** Sends what `writeMail` wrote. */
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [SERVICE],
      useFactory: ({ env }: ServiceInfo<AdminEnv>) =>
        new SmtpTransport({ url: env.SMTP_URL, from: env.MAIL_FROM, tls: encryptionOfMails(env) }),
    },
    MailRelay,
  ],
})
export class MailModule {}
