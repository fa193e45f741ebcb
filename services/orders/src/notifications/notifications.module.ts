import { Module } from '@nestjs/common';
import { PublishMilestones } from './publish-milestones/publish-milestones.js';
import { WarnOfLapsingProposals } from './warn-of-lapse/warn-of-lapsing-proposals.js';

/** What of an order people are told by mail. */
@Module({
  providers: [PublishMilestones, WarnOfLapsingProposals],
  exports: [PublishMilestones],
})
export class NotificationsModule {}
