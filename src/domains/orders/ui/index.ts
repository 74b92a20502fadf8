export { WatchVehicle } from './watch-vehicle.tsx'
