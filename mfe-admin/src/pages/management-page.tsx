import { Navigate, Route, Routes } from 'react-router';
import { ProfilePage } from './profile-page';

/** Everything below /management; what is not there leads to the own profile. */
export default function ManagementPage() {
  return (
    <Routes>
      <Route path="profile" element={<ProfilePage />} />
      <Route path="*" element={<Navigate to="/management/profile" replace />} />
    </Routes>
  );
}
