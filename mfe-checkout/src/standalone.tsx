import { buyer, callExamples, orderDraft, refreshedBasket, salesOrder } from '@werkbank/contracts/fixtures';
import { runStandalone } from '@werkbank/kit/standalone';
import manifest from '../remote.manifest';
import { start } from './start';

let submitted = false;
void runStandalone(manifest, start, {
  session: { user: buyer, status: 'signedIn', sessionId: 'standalone' },
  preferences: { country: 'CH', currency: 'CHF' },
  basket: { ...refreshedBasket, itemCount: 1 },
  fixtures: {
    getCustomer: callExamples.getCustomer.answer,
    checkQuickOrder: ({ body }) => ({
      lines: body.lines.map(() => callExamples.checkQuickOrder.answer.lines[0] ?? { articles: [], near: [] }),
    }),
    listSavedLists: callExamples.listSavedLists.answer,
    quoteBoughtArticles: callExamples.quoteBoughtArticles.answer,
    getSavedList: callExamples.getSavedList.answer,
    readQuickOrderFile: callExamples.readQuickOrderFile.answer,
    createOrderDraft: orderDraft,
    getOrderDraft: () => ({ ...orderDraft, salesOrderId: submitted ? salesOrder.id : null }),
    submitOrder: () => {
      submitted = true;
      return { orderId: salesOrder.id };
    },
    createCustomerAddress: { id: 503 },
  },
});
