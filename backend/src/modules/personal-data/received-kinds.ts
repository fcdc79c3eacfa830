import type { Received } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { ReceivedRecords, RecordIds, Removed } from '../../database/received-records';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';

/** One kind of what visitors send: where it is found, and how it goes with all that belongs to it. */
export interface ReceivedKind {
  readonly received: ReceivedRecords;
  removeMany(ids: RecordIds): Promise<Removed>;
}

/** Everything in which visitors leave personal data; a new form is a new entry here. */
@Injectable()
export class ReceivedKinds implements Record<Received, ReceivedKind> {
  constructor(
    readonly messages: MessagesService,
    readonly jobs: JobsService,
  ) {}
}
