import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReplicaHook } from '../replicas/index.js';
import { OwnArticleNumber } from './own-article-number.entity.js';

/** A deleted company has no own numbers. */
@Injectable()
export class NumbersFollowCompanies implements ReplicaHook {
  async companyDeleted(em: EntityManager, companyId: number): Promise<void> {
    await em.nativeDelete(OwnArticleNumber, { companyId });
  }
}
