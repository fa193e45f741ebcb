export { hashOfLinkToken, newLinkToken } from './mailed-links/link-token.js';
export { NotificationsModule } from './notifications.module.js';
export { greeting, type Reader } from './send-mails/greeting.js';
export type { Letter, LetterTexts } from './send-mails/letter.js';
export { writeBulkMails, writeMail } from './send-mails/write-mail.js';
