import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates } from 'mongoose';

/** What the driver knows of the database without asking it. */
@Injectable()
export class DatabaseState {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether there is a connection; it may look whole for long after the other end has stopped to answer. */
  get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }
}
