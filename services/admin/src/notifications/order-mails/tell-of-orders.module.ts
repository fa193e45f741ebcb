import { Module } from '@nestjs/common';
import { ChooseMails } from './choose-mails.js';
import { SendDigests } from './send-digests.js';
import { WhenMilestoneReached } from './when-milestone-reached.js';

/** What becomes of orders, by mail. */
@Module({ controllers: [ChooseMails, WhenMilestoneReached], providers: [SendDigests] })
export class TellOfOrdersModule {}
