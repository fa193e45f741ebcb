export { hashOfLinkToken, newLinkToken } from './mailed-links/link-token.js';
export { NotificationsModule } from './notifications.module.js';
export { greeting } from './send-mails/greeting.js';
export type { Letter } from './send-mails/letter.js';
export { writeBulkMails, writeMail } from './send-mails/write-mail.js';
