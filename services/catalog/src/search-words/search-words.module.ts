import { Module } from '@nestjs/common';
import { EditSynonyms } from './edit-synonyms/edit-synonyms.js';
import { ShowMissedSearches } from './missed-searches/show-missed-searches.js';

/** Searches without a hit, and the synonyms of the shop. */
@Module({ controllers: [ShowMissedSearches, EditSynonyms] })
export class SearchWordsModule {}
