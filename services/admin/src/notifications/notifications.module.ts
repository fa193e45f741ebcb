import { Module } from '@nestjs/common';
import { WhenApprovalDecided } from './approval-mails/when-approval-decided.js';
import { WhenApprovalRequested } from './approval-mails/when-approval-requested.js';
import { WhenDiscountRequestAnswered } from './discount-mails/when-discount-request-answered.js';
import { WhenDiscountRequested } from './discount-mails/when-discount-requested.js';
import { ChooseMails } from './order-mails/choose-mails.js';
import { SendDigests } from './order-mails/send-digests.js';
import { WhenMilestoneReached } from './order-mails/when-milestone-reached.js';
import { MailModule } from './send-mails/mail.module.js';

@Module({
  imports: [MailModule],
  controllers: [
    ChooseMails,
    WhenMilestoneReached,
    WhenDiscountRequested,
    WhenDiscountRequestAnswered,
    WhenApprovalRequested,
    WhenApprovalDecided,
  ],
  providers: [SendDigests],
})
export class NotificationsModule {}
