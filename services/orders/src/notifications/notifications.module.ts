import { Module } from '@nestjs/common';
import { PublishMilestones } from './publish-milestones/publish-milestones.js';
import { WarnOfLapsingProposals } from './warn-of-lapse/warn-of-lapsing-proposals.js';

/** Mails about an order. */
@Module({
  providers: [PublishMilestones, WarnOfLapsingProposals],
  exports: [PublishMilestones],
})
export class NotificationsModule {}
