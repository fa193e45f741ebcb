import { Module } from '@nestjs/common';
import { ReportOrders } from './report-orders/report-orders.js';

/** Orders as workbooks. */
@Module({ controllers: [ReportOrders] })
export class ReportsModule {}
