import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OperationsController } from './operations.controller';
import { RouteList } from './route-list';

@Module({
  imports: [DiscoveryModule],
  controllers: [OperationsController],
  providers: [RouteList],
})
export class OperationsModule {}
