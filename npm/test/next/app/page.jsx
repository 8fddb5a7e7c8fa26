import { Course } from './course.jsx';

// The server renders each request.
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Course />;
}
