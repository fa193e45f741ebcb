import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { categoryLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input, Upload, type UploadedFile } from '@werkbank/platform/http';
import { changeAlone } from '@werkbank/platform/dated-versions';
import { ArticleTableEntity, CategoryEntity, unplacedGroupId } from '../../catalogue/index.js';
import { TakePicture } from '../../media/index.js';
import { recordStructureChange } from '../record-structure-change.js';
import { auditedCategory } from './audited-category.js';
import { structureLock } from './edit-categories.js';
import { readManagedCategory } from './category-view.js';

/** Pictures of categories and groups. */
@Controller()
export class CategoryPictures {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: TakePicture,
  ) {}

  @Call('uploadCategoryPicture')
  async upload(
    @Input() { params: { categoryId } }: CallInput<'uploadCategoryPicture'>,
    @Upload() file: UploadedFile,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'uploadCategoryPicture'> | Refusal> {
    const known = await this.em.fork().count(CategoryEntity, { categoryId });
    if (known === 0 || categoryId === unplacedGroupId) return refuse('CATEGORY_NOT_FOUND');
    const bytes = await file.bytes(categoryLimits.pictureBytes);
    if (isRefusal(bytes)) return bytes;
    // Pictures are turned before the lock, which others wait for.
    const taken = await this.pictures.take(this.em.fork(), bytes);
    if (isRefusal(taken)) return taken;
    return this.show(categoryId, taken.address, caller);
  }

  @Call('deleteCategoryPicture')
  delete(
    @Input() { params: { categoryId } }: CallInput<'deleteCategoryPicture'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteCategoryPicture'> | Refusal> {
    return this.show(categoryId, null, caller);
  }

  private show(
    categoryId: string,
    imageUrl: string | null,
    caller: Caller,
  ): Promise<CallAnswer<'uploadCategoryPicture'> | Refusal> {
    return changeAlone(this.em, structureLock, async (em) => {
      const category = await em.findOne(CategoryEntity, { categoryId });
      if (!category || categoryId === unplacedGroupId) return refuse('CATEGORY_NOT_FOUND');
      const before = category.imageUrl ?? null;
      em.assign(category, { imageUrl, lockKey: category.lockKey + 1 });
      await em.flush();
      await em.nativeUpdate(ArticleTableEntity, { groupId: categoryId }, { imageUrl });
      await recordStructureChange(em, caller, {
        action: imageUrl === null ? 'deleteCategoryPicture' : 'uploadCategoryPicture',
        object: auditedCategory(category, caller.language),
        before: { picture: before },
        after: { picture: imageUrl },
      });
      return (await readManagedCategory(em, categoryId)) ?? refuse('CATEGORY_NOT_FOUND');
    });
  }
}
