import { apiUrl, getToken, loaderLanguage } from '@manjara/platform';
import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { endSession } from '../session-end';

/** Every call of the dashboard goes through this instance (spec §6: bearer token on each). */
export const api = axios.create({ baseURL: apiUrl(''), withCredentials: true });

const bearer = (token: string) => `Bearer ${token}`;

api.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  const token = getToken();
  // A call about another token than the current one says so itself.
  if (token && !config.headers.has('Authorization'))
    config.headers.set('Authorization', bearer(token));
  config.headers.set('Accept-Language', loaderLanguage({}));
  return config;
});

api.interceptors.response.use(undefined, (error: AxiosError) => {
  const token = getToken();
  const sent = error.config?.headers.get('Authorization');
  // A late 401 of an older token must not end the session that has begun since.
  if (error.response?.status === 401 && token && sent === bearer(token)) endSession();
  return Promise.reject(error);
});
